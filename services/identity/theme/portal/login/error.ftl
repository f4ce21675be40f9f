<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false picture="alert" tone="rose"; section>
  <#if section = "header">${msg("errorTitle")}
  <#elseif section = "form">
  <p>${kcSanitize(message.summary)?no_esc}</p>
  <#if traceId??><p class="sm muted">${msg("traceIdSupportMessage", traceId)}</p></#if>
  <#if !skipLink?? && (client.baseUrl)?has_content><a class="btn primary lg block" id="backToApplication" href="${client.baseUrl}" data-back>${msg("backToApplication")}</a></#if>
  </#if>
</@layout.registrationLayout>
