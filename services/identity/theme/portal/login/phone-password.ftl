<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#import "phone.ftl" as phone>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError("username", "password") displayInfo=true leadHtml=msg("passwordFor", '<span class="num nowrap strong">' + shownNumber + '</span>') safe=true; section>
  <#if section = "header">${msg("loginAccountTitle")}
  <#elseif section = "form">
  <form action="${url.loginAction}" method="post">
    <input type="hidden" name="phoneStep" value="password">
    <@fields.password id="password" label=msg("password") autocomplete="current-password" error="username" errorToo="password" wrongText=msg("passwordWrong") autofocus=true/>
    <button class="btn primary lg block">${msg("doLogIn")}</button>
  </form>
  <#elseif section = "info">
  <p><a href="${phone.link("phone")}">${msg("useACode")}</a></p>
  </#if>
</@layout.registrationLayout>
