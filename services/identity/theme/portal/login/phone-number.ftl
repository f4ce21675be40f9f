<#import "template.ftl" as layout>
<#import "icons.ftl" as icons>
<#import "phone.ftl" as phone>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError("number") displayInfo=true lead=msg("loginLead") safe=true neverAsked=msg("neverCodeByPhone"); section>
  <#if section = "header">${msg("loginAccountTitle")}
  <#elseif section = "form">
  <form action="${url.loginAction}" method="post">
    <input type="hidden" name="phoneStep" value="number">
    <@phone.number value=typed.number!"" autocomplete="tel-national webauthn"/>
    <button class="btn primary lg block"><@icons.icon "message"/>${msg("textMeACode")}</button>
    <p class="or">${msg("or")}</p>
    <div class="actions">
      <@phone.passkey/>
      <button class="btn secondary" name="use" value="password"><@icons.icon "lock"/>${msg("password")}</button>
    </div>
  </form>
  <#elseif section = "info">
  <p><a href="${phone.link("email")}">${msg("useEmail")}</a></p>
  <p><a href="${phone.link("recover")}">${msg("lostMyNumber")}</a></p>
  <#if realm.registrationAllowed><p>${msg("noAccount")} <a href="${phone.link("register")}">${msg("doRegister")}</a></p></#if>
  </#if>
</@layout.registrationLayout>
