<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#import "icons.ftl" as icons>
<#import "phone.ftl" as phone>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError("birthDate", "username", "password") displayInfo=(asksBirthDate || asksPassword || hasPasskey) lead=msg("moreLead"); section>
  <#if section = "header">${msg("moreTitle")}
  <#elseif section = "form">
  <#if asksBirthDate>
  <form action="${url.loginAction}" method="post">
    <input type="hidden" name="phoneStep" value="more">
    <@phone.birthDate typed=typed required=true/>
    <button class="btn primary lg block">${msg("doContinue")}</button>
  </form>
  </#if>
  <#if asksPassword>
  <#if asksBirthDate><p class="or">${msg("or")}</p></#if>
  <form action="${url.loginAction}" method="post">
    <input type="hidden" name="phoneStep" value="more">
    <@fields.password id="password" label=msg("password") autocomplete="current-password" error="username" errorToo="password" wrongText=msg("passwordWrong")/>
    <button class="btn ${asksBirthDate?then("secondary", "primary lg")} block">${msg("doLogIn")}</button>
  </form>
  </#if>
  <#if hasPasskey><a class="btn secondary block" href="${phone.link("email")}"><@icons.icon "key"/>${msg("webauthn-doAuthenticate")}</a></#if>
  <#if !asksBirthDate && !asksPassword && !hasPasskey><div class="notice warning"><@icons.icon "alert"/><p>${msg("moreNone")}</p></div></#if>
  <#elseif section = "info">
  <p><a href="${phone.link("recover")}">${msg("cannotAnswer")}</a></p>
  </#if>
</@layout.registrationLayout>
