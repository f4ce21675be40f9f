<#import "template.ftl" as layout>
<@layout.registrationLayout picture="alert" tone="rose"; section>
  <#if section = "header">${msg("webauthn-error-title")}
  <#elseif section = "form">
  <form action="${url.loginAction}" method="post">
    <input type="hidden" name="authenticationExecution" value="${execution}">
    <input type="hidden" name="isSetRetry" value="retry">
    <button class="btn primary lg block">${msg("doTryAgain")}</button>
  </form>
  <#if isAppInitiatedAction??>
  <form action="${url.loginAction}" method="post"><button class="btn ghost block" name="cancel-aia" value="true">${msg("doCancel")}</button></form>
  </#if>
  </#if>
</@layout.registrationLayout>
