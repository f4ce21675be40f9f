<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<@layout.registrationLayout displayMessage=messagesPerField.exists("global"); section>
  <#if section = "header">${msg("loginProfileTitle")}
  <#elseif section = "form">
  <form class="fields" action="${url.loginAction}" method="post"><@fields.profileFields/><@fields.submit msg("doSave")/></form>
  </#if>
</@layout.registrationLayout>
