<#import "icons.ftl" as icons>
<#import "user-profile-commons.ftl" as profileInputs>

<#macro problem id text>
<p class="field-msg" id="error-${id}" role="alert"><@icons.icon "alert" 16/><span>${kcSanitize(text)?no_esc}</span></p>
</#macro>

<#macro email value="" autocomplete="username" showProblem=true>
<#local wrong = messagesPerField.existsError("username", "password")>
<div class="field">
  <label for="username">${realm.registrationEmailAsUsername?then(msg("email"), msg("usernameOrEmail"))}</label>
  <input class="input" id="username" name="username" type="${realm.registrationEmailAsUsername?then("email", "text")}" value="${value}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false"<#if !value?has_content> autofocus</#if> required dir="ltr"<#if wrong> aria-invalid="true" aria-describedby="error-${showProblem?then("username", "password")}"</#if>>
  <#if wrong && showProblem><@problem "username" messagesPerField.getFirstError("username", "password")/></#if>
</div>
</#macro>

<#-- error, errorToo: the fields whose problem is shown here -->
<#macro password id label autocomplete error errorToo=error autofocus=false hint="" link="" linkText="">
<#local wrong = messagesPerField.existsError(error, errorToo)>
<div class="field">
  <div class="label-row"><label for="${id}">${label}</label><#if link?has_content><a class="link" href="${link}">${linkText}</a></#if></div>
  <div class="input has-button">
    <input id="${id}" name="${id}" type="password" autocomplete="${autocomplete}"<#if autofocus> autofocus</#if> required dir="ltr"<#if wrong> aria-invalid="true" aria-describedby="error-${id}"<#elseif hint?has_content> aria-describedby="hint-${id}"</#if>>
    <button type="button" class="icon-btn" data-password-toggle aria-controls="${id}" aria-pressed="false" aria-label="${msg("showPassword")}"><@icons.icon "eye" 20 "when-hidden"/><@icons.icon "eye-off" 20 "when-shown"/></button>
  </div>
  <#if wrong><@problem id messagesPerField.getFirstError(error, errorToo)/><#elseif hint?has_content><p class="hint" id="hint-${id}">${hint}</p></#if>
</div>
</#macro>

<#assign autocomplete = { "firstName": "given-name", "lastName": "family-name", "email": "email", "username": "username" }>
<#-- The user profile of the realm: whatever the hospital adds to it appears here -->
<#macro profileFields>
<#list profile.attributes as attribute>
  <#if attribute.name == "locale">
  <input type="hidden" name="locale" value="${locale.currentLanguageTag}">
  <#else>
  <div class="field field-${attribute.name}">
    <label for="${attribute.name}">${advancedMsg(attribute.displayName!attribute.name)}<#if !attribute.required> <span class="optional">${msg("optional")}</span></#if></label>
    <#if attribute.annotations.inputType?? || attribute.multivalued>
    <@profileInputs.inputFieldByType attribute=attribute/>
    <#else>
    <input class="input" id="${attribute.name}" name="${attribute.name}" type="${(attribute.name == "email")?then("email", "text")}" value="${attribute.value!""}" autocomplete="${autocomplete[attribute.name]!"off"}"<#if attribute.required> required</#if><#if attribute.readOnly> readonly</#if><#if messagesPerField.existsError(attribute.name)> aria-invalid="true" aria-describedby="error-${attribute.name}"</#if>>
    </#if>
    <#if messagesPerField.existsError(attribute.name)><@problem attribute.name messagesPerField.get(attribute.name)/></#if>
  </div>
  <#nested attribute>
  </#if>
</#list>
</#macro>

<#-- No choice: whoever changes how they sign in may do so because somebody else is signed in -->
<#macro signOutElsewhere>
<input type="hidden" name="logout-sessions" value="on">
<p class="hint">${msg("logoutOtherSessions")}</p>
</#macro>

<#-- One primary button; a page that the app asked for can be left again -->
<#macro submit label name="">
<div class="actions">
  <#if isAppInitiatedAction??><button class="btn secondary" name="cancel-aia" value="true" formnovalidate>${msg("doCancel")}</button></#if>
  <button class="btn primary<#if !isAppInitiatedAction??> lg block</#if>"<#if name?has_content> name="${name}" value="on"</#if>>${label}</button>
</div>
</#macro>
