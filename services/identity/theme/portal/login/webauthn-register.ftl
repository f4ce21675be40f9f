<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<@layout.registrationLayout lead=msg("passkeyRegisterLead") picture="key"; section>
  <#if section = "header">${msg("webauthn-registration-title")}
  <#elseif section = "form">
  <form id="register" action="${url.loginAction}" method="post">
    <#list ["clientDataJSON", "attestationObject", "publicKeyCredentialId", "authenticatorLabel", "transports", "authenticatorAttachment", "error"] as name><input type="hidden" id="${name}" name="${name}"></#list>
    <@fields.signOutElsewhere/>
    <button type="button" class="btn primary lg block" id="registerWebAuthn" data-passkey="register" data-challenge="${challenge}" data-user-id="${userid}" data-username="${username}" data-algorithms="<#list signatureAlgorithms as algorithm>${algorithm?c}<#sep>,</#list>" data-rp-name="${rpEntityName}" data-rp-id="${rpId}" data-attestation="${attestationConveyancePreference}" data-attachment="${authenticatorAttachment}" data-require-resident-key="${requireResidentKey}" data-resident-key="${residentKey}" data-user-verification="${userVerificationRequirement}" data-timeout="${createTimeout?c}" data-exclude="${excludeCredentialIds}" data-label="${msg("webauthn-registration-init-label")}" data-label-prompt="${msg("webauthn-registration-init-label-prompt")}" data-unsupported="${msg("webauthn-unsupported-browser-text")}">${msg("doRegisterSecurityKey")}</button>
    <script type="module" src="${url.resourcesPath}/js/passkey.js"></script>
  </form>
  <#if !isSetRetry?has_content && isAppInitiatedAction?has_content>
  <form action="${url.loginAction}" method="post"><button class="btn ghost block" name="cancel-aia" value="true">${msg("doCancel")}</button></form>
  </#if>
  </#if>
</@layout.registrationLayout>
