<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false leadHtml=msg(registers?then("chooseOrRegisterLead", "chooseLead"), '<span class="num nowrap strong">' + shownNumber + '</span>'); section>
  <#if section = "header">${msg("chooseTitle")}
  <#elseif section = "form">
  <form action="${url.loginAction}" method="post">
    <input type="hidden" name="phoneStep" value="choose">
    <#list names as name>
    <button class="choice" name="account" value="${name?index?c}"><#if name.given?has_content><span class="t" aria-hidden="true">${name.shown}</span><span class="sr-only">${msg("maskedName", name.given, name.family)}</span><#else><span class="t">${msg("unusedAccount")}</span></#if></button>
    </#list>
    <#if registers><button class="choice" name="account" value="new"><span class="t">${msg("chooseNew")}</span></button></#if>
  </form>
  </#if>
</@layout.registrationLayout>
