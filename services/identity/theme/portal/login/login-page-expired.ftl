<#import "template.ftl" as layout>
<@layout.registrationLayout lead=msg("pageExpiredMsg1"); section>
  <#if section = "header">${msg("pageExpiredTitle")}
  <#elseif section = "form">
  <a class="btn primary lg block" id="loginContinueLink" href="${url.loginAction}">${msg("doContinue")}</a>
  <a class="btn ghost block" id="loginRestartLink" href="${url.loginRestartFlowUrl}">${msg("pageExpiredMsg2")}</a>
  </#if>
</@layout.registrationLayout>
