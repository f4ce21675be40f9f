<#import "fields.ftl" as fields>
<#import "icons.ftl" as icons>

<#-- Where the clinic has chosen it, and SMS have a provider: as the extension sees it -->
<#function isOffered><#return (properties.phoneSignIn!"") == "true" && (properties.smsUrl!"")?has_content></#function>

<#-- A page of ours: phone, register, phone-password, recover; email is the form of e-mail and password -->
<#function link way><#return url.loginUrl + url.loginUrl?contains("?")?then("&", "?") + "way=" + way></#function>

<#macro number value autofocus=true hint="" autocomplete="tel-national">
<#local wrong = messagesPerField.existsError("number")>
<div class="field">
  <label for="number">${msg("mobileNumber")}</label>
  <div class="input"><span class="before" aria-hidden="true">+977</span><input class="num" id="number" name="number" type="tel" inputmode="tel" value="${value}" autocomplete="${autocomplete}" maxlength="40"<#if autofocus> autofocus</#if> required dir="ltr"<#if wrong> aria-invalid="true" aria-describedby="error-number"<#elseif hint?has_content> aria-describedby="hint-number"</#if>></div>
  <#if wrong><@fields.problem "number" messagesPerField.getFirstError("number")/><#elseif hint?has_content><p class="hint" id="hint-number">${hint}</p></#if>
</div>
</#macro>

<#-- The month says the calendar: no choice of it is asked for besides -->
<#macro birthDate typed required=false>
<#local wrong = messagesPerField.existsError("birthDate")>
<fieldset class="dob"<#if wrong> aria-describedby="error-birthDate"</#if>>
  <legend>${msg("birthDate")}<#if !required> <span class="optional">${msg("optional")}</span></#if></legend>
  <div class="dob-in">
    <input class="input num" name="birthDay" inputmode="numeric" maxlength="2" value="${typed.birthDay!""}" placeholder="${msg("birthDayShort")}" aria-label="${msg("birthDay")}" autocomplete="bday-day"<#if required> required</#if><#if wrong> aria-invalid="true"</#if>>
    <span class="select"><select class="input" name="birthMonth" aria-label="${msg("birthMonth")}"<#if required> required</#if><#if wrong> aria-invalid="true"</#if>>
      <option value="">${msg("birthMonth")}</option>
      <#list ["bs", "ad"] as calendar>
      <optgroup label="${msg("calendar-" + calendar)}">
        <#list 1..12 as month><option value="${calendar}-${month?c}"<#if (typed.birthMonth!"") == calendar + "-" + month?c> selected</#if>>${msg("month-" + calendar + "-" + month?c)}</option></#list>
      </optgroup>
      </#list>
    </select><@icons.icon "chevron" 18/></span>
    <input class="input num" name="birthYear" inputmode="numeric" maxlength="4" value="${typed.birthYear!""}" placeholder="${msg("birthYearShort")}" aria-label="${msg("birthYear")}" autocomplete="bday-year"<#if required> required</#if><#if wrong> aria-invalid="true"</#if>>
  </div>
  <#if wrong><@fields.problem "birthDate" messagesPerField.getFirstError("birthDate")/></#if>
</fieldset>
</#macro>

<#-- On the page of the e-mail; only there where the device can use one -->
<#macro passkey>
<a class="btn secondary" href="${link("email")}" data-passkey-way hidden><@icons.icon "key"/>${msg("passkey")}</a>
</#macro>

<#macro otherWays label=msg("or")>
<p class="or">${label}</p>
<div class="actions">
  <@passkey/>
  <a class="btn secondary" href="${link("phone-password")}"><@icons.icon "lock"/>${msg("password")}</a>
</div>
</#macro>

<#-- By number or by e-mail, for the pages that register -->
<#macro registerWith chosen>
<nav class="seg" aria-label="${msg("registerWith")}">
  <a href="${link("register")}"<#if chosen == "number"> aria-current="page"</#if>><@icons.icon "phone" 18/>${msg("mobileNumber")}</a>
  <a href="${url.registrationUrl}"<#if chosen == "email"> aria-current="page"</#if>><@icons.icon "mail" 18/>${msg("email")}</a>
</nav>
</#macro>
