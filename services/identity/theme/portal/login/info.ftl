<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false picture="check" tone="green"; section>
  <#if section = "header"><#if messageHeader??>${msg(messageHeader)}<#else>${message.summary}</#if>
  <#elseif section = "form">
  <#if messageHeader?? || requiredActions??><p>${message.summary}<#if requiredActions??>: <#list requiredActions as action><b>${msg("requiredAction." + action)}</b><#sep>, </#list></#if></p></#if>
  <#if !skipLink??>
    <#if (messageHeader!"") == "accountUpdatedTitle" && (client.baseUrl)?has_content><a class="btn primary lg block" href="${client.baseUrl?ensure_ends_with("/")}get-started">${msg("doLogIn")}</a>
    <#elseif pageRedirectUri?has_content><a class="btn primary lg block" href="${pageRedirectUri}">${msg("backToApplication")}</a>
    <#elseif actionUri?has_content><a class="btn primary lg block" href="${actionUri}">${msg("proceedWithAction")}</a>
    <#elseif (client.baseUrl)?has_content><a class="btn primary lg block" href="${client.baseUrl}" data-back>${msg("backToApplication")}</a></#if>
  </#if>
  </#if>
</@layout.registrationLayout>
