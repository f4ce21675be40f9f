<#import "icons.ftl" as icons>
<#macro hiddenForms>
<form id="webauth" action="${url.loginAction}" method="post" hidden>
  <#list ["clientDataJSON", "authenticatorData", "signature", "credentialId", "userHandle", "error"] as name><input type="hidden" id="${name}" name="${name}"></#list>
</form>
<#if authenticators??>
<form id="authn_select" hidden>
  <#list authenticators.authenticators as authenticator><input type="hidden" name="authn_use_chk" value="${authenticator.credentialId}"></#list>
</form>
</#if>
</#macro>

<#macro button style autofill>
<button type="button"<#if autofill> hidden</#if> class="btn ${style} block" id="authenticateWebAuthnButton" data-passkey="sign-in" data-autofill="${autofill?c}" data-user-identified="${isUserIdentified}" data-challenge="${challenge}" data-user-verification="${userVerification}" data-rp-id="${rpId}" data-timeout="${createTimeout?c}" data-mediation="${mediation!"conditional"}" data-attachment="${authenticatorAttachment!""}" data-unsupported="${msg("webauthn-unsupported-browser-text")}"><@icons.icon "key"/>${msg("webauthn-doAuthenticate")}</button>
<script type="module" src="${url.resourcesPath}/js/passkey.js"></script>
</#macro>

<#macro conditionalUIData>
<#if enableWebAuthnConditionalUI?has_content><@hiddenForms/><@button style="ghost" autofill=true/></#if>
</#macro>
