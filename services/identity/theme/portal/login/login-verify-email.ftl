<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<@layout.registrationLayout displayMessage=message?has_content && message.type != "warning" picture="mail" waits=true lead=(verifyEmail??)?then(msg("emailVerifyInstruction1", verifyEmail!""), msg("emailVerifyInstruction4", user.email)); section>
  <#if section = "header">${msg("emailVerifyTitle")}
  <#elseif section = "form">
  <p class="sm muted">${msg("emailVerifyInstruction2")}</p>
  <#if isAppInitiatedAction??>
  <form action="${url.loginAction}" method="post"><@fields.submit (verifyEmail??)?then(msg("emailVerifyResend"), msg("emailVerifySend"))/></form>
  <#else>
  <a class="btn secondary block" href="${url.loginAction}">${msg("emailVerifyResend")}</a>
  </#if>
  </#if>
</@layout.registrationLayout>
