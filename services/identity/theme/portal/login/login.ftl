<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#import "passkeys.ftl" as passkeys>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError("username", "password") displayInfo=realm.password && realm.registrationAllowed && !registrationDisabled?? lead=msg("loginLead") safe=true waits=((message.type)!"") == "success"; section>
  <#if section = "header">${msg("loginAccountTitle")}
  <#elseif section = "form">
  <#if realm.password>
  <form id="kc-form-login" action="${url.loginAction}" method="post">
    <#if !usernameHidden??>
    <@fields.email value=login.username!"" autocomplete=(enableWebAuthnConditionalUI?has_content)?then("username webauthn", "username") showProblem=false/>
    </#if>
    <@fields.password id="password" label=msg("password") autocomplete="current-password" error="username" errorToo="password" autofocus=(usernameHidden?? || login.username?has_content) link=realm.resetPasswordAllowed?then(url.loginResetCredentialsUrl, "") linkText=msg("doForgotPassword")/>
    <#if realm.rememberMe && !usernameHidden??>
    <label class="check-row"><input class="check" type="checkbox" id="rememberMe" name="rememberMe"<#if login.rememberMe??> checked</#if>><span>${msg("rememberMe")}</span></label>
    </#if>
    <input type="hidden" name="credentialId" value="${(auth.selectedCredential)!""}">
    <button class="btn primary lg block" name="login" id="kc-login">${msg("doLogIn")}</button>
  </form>
  </#if>
  <@passkeys.conditionalUIData/>
  <#elseif section = "info">
  <p>${msg("noAccount")} <a href="${url.registrationUrl}">${msg("doRegister")}</a></p>
  <#elseif section = "socialProviders">
  <#if realm.password && social?? && social.providers?has_content>
  <ul class="choices" aria-label="${msg("identity-provider-login-label")}">
    <#list social.providers as p><li><a class="btn secondary block" id="social-${p.alias}" href="${p.loginUrl}">${p.displayName!p.alias}</a></li></#list>
  </ul>
  </#if>
  </#if>
</@layout.registrationLayout>
