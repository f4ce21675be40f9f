<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#import "register-commons.ftl" as terms>
<@layout.registrationLayout displayMessage=messagesPerField.exists("global") displayInfo=true lead=msg("registerLead") safe=true; section>
  <#if section = "header">${msg("registerTitle")}
  <#elseif section = "form">
  <form id="kc-register-form" class="fields" action="${url.registrationAction}" method="post">
    <@fields.profileFields; attribute>
      <#if passwordRequired?? && attribute.name == realm.registrationEmailAsUsername?then("email", "username")>
      <@fields.password id="password" label=msg("password") autocomplete="new-password" error="password" hint=msg("passwordHint")/>
      <@fields.password id="password-confirm" label=msg("passwordConfirm") autocomplete="new-password" error="password-confirm"/>
      </#if>
    </@fields.profileFields>
    <#if !passwordRequired??><p class="hint">${msg("registerNext")}</p></#if>
    <@terms.termsAcceptance/>
    <#if recaptchaRequired??><div class="g-recaptcha" data-size="compact" data-sitekey="${recaptchaSiteKey}" data-action="${recaptchaAction!""}"></div></#if>
    <button class="btn primary lg block">${msg("doRegister")}</button>
  </form>
  <#elseif section = "info">
  <p>${msg("haveAccount")} <a href="${url.loginUrl}">${msg("doLogIn")}</a></p>
  </#if>
</@layout.registrationLayout>
