<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<@layout.registrationLayout displayInfo=true displayMessage=!messagesPerField.existsError("username") lead=msg("emailInstruction") safe=true; section>
  <#if section = "header">${msg("emailForgotTitle")}
  <#elseif section = "form">
  <form action="${url.loginAction}" method="post">
    <@fields.email value=auth.attemptedUsername!""/>
    <button class="btn primary lg block">${msg("doSendLink")}</button>
  </form>
  <#elseif section = "info">
  <p><a href="${url.loginUrl}">${msg("backToLogin")}</a></p>
  </#if>
</@layout.registrationLayout>
