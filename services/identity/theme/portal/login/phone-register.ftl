<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#import "phone.ftl" as phone>
<@layout.registrationLayout bodyClass="tight" displayMessage=false displayInfo=true lead=msg("registerLead") safe=true neverAsked=msg("neverCodeByPhone"); section>
  <#if section = "header">${msg("registerTitle")}
  <#elseif section = "form">
  <@phone.registerWith chosen="number"/>
  <form action="${url.loginAction}" method="post">
    <input type="hidden" name="phoneStep" value="register">
    <@phone.number value=typed.number!"" hint=msg("registerNumberHint")/>
    <div class="field">
      <#assign wrong = messagesPerField.existsError("fullName")>
      <label for="fullName">${msg("fullName")}</label>
      <input class="input" id="fullName" name="fullName" value="${typed.fullName!""}" autocomplete="name" maxlength="120" required<#if wrong> aria-invalid="true" aria-describedby="error-fullName"</#if>>
      <#if wrong><@fields.problem "fullName" messagesPerField.getFirstError("fullName")/></#if>
    </div>
    <@phone.birthDate typed=typed/>
    <button class="btn primary lg block">${msg("textMeACode")}</button>
  </form>
  <#assign portal = (client.baseUrl!"")?ensure_ends_with("/")>
  <p class="sm muted center">${msg("registerAgree", portal + "terms", portal + "privacy")?no_esc}</p>
  <#elseif section = "info">
  <p>${msg("haveAccount")} <a href="${phone.link("phone")}">${msg("doLogIn")}</a></p>
  </#if>
</@layout.registrationLayout>
