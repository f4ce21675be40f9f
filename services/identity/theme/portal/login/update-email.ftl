<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<@layout.registrationLayout displayMessage=messagesPerField.exists("global") picture="mail" lead=msg("updateEmailLead") safe=true; section>
  <#if section = "header">${msg("updateEmailTitle")}
  <#elseif section = "form">
  <form class="fields" action="${url.loginAction}" method="post"><@fields.profileFields/><@fields.submit msg("doSendLink")/></form>
  </#if>
</@layout.registrationLayout>
