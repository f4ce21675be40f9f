<#import "template.ftl" as layout>
<#import "icons.ftl" as icons>
<#import "phone.ftl" as phone>
<@layout.registrationLayout displayMessage=false displayInfo=true lead=msg("recoverLead"); section>
  <#if section = "header">${msg("recoverTitle")}
  <#elseif section = "form">
  <ul class="bring">
    <li><span class="tile sm t-blue" aria-hidden="true"><@icons.icon "user"/></span><div><p class="strong">${msg("recoverPhotoId")}</p><p class="sm muted">${msg("recoverPhotoIdWhich")}</p></div></li>
    <li><span class="tile sm t-violet" aria-hidden="true"><@icons.icon "phone"/></span><div><p class="strong">${msg("recoverNewPhone")}</p><p class="sm muted">${msg("recoverNewPhoneWhy")}</p></div></li>
  </ul>
  <div class="notice warning"><@icons.icon "alert"/><p>${msg("recoverNever")}</p></div>
  <div class="notice warning"><@icons.icon "lock"/><p><b>${msg("phoneStolen")}</b> ${msg("phoneStolenCall")}<#if (properties.clinicPhone!"")?has_content> <a class="num nowrap" href="tel:${properties.clinicPhone?replace("[^0-9+]", "", "r")}">${properties.clinicPhone}</a></#if></p></div>
  <#elseif section = "info">
  <p>${msg("stillHaveEmail")} <a href="${phone.link("email")}">${msg("doLogIn")}</a></p>
  </#if>
</@layout.registrationLayout>
