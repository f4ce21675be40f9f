<#import "template.ftl" as layout>
<@layout.registrationLayout picture="sign-out" lead=msg("logoutConfirmHeader"); section>
  <#if section = "header">${msg("logoutConfirmTitle")}
  <#elseif section = "form">
  <form action="${url.logoutConfirmAction}" method="post">
    <input type="hidden" name="session_code" value="${logoutConfirm.code}">
    <button class="btn primary lg block" name="confirmLogout" value="on" id="kc-logout">${msg("doLogout")}</button>
  </form>
  <#if !logoutConfirm.skipLink && (client.baseUrl)?has_content><a class="btn ghost block" href="${client.baseUrl}">${msg("backToApplication")}</a></#if>
  </#if>
</@layout.registrationLayout>
