<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError("password", "password-confirm") && ((message.type)!"") != "warning" safe=true; section>
  <#if section = "header">${msg("updatePasswordTitle")}
  <#elseif section = "form">
  <form action="${url.loginAction}" method="post">
    <@fields.password id="password-new" label=msg("passwordNew") autocomplete="new-password" error="password" autofocus=true hint=msg("passwordHint")/>
    <@fields.password id="password-confirm" label=msg("passwordConfirm") autocomplete="new-password" error="password-confirm"/>
    <@fields.signOutElsewhere/>
    <@fields.submit msg("doSave")/>
  </form>
  </#if>
</@layout.registrationLayout>
