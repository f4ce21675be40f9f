<#import "template.ftl" as layout>
<#import "passkeys.ftl" as passkeys>
<@layout.registrationLayout lead=msg("passkeyLead") picture="key"; section>
  <#if section = "header">${msg("webauthn-login-title")}
  <#elseif section = "form"><@passkeys.hiddenForms/><@passkeys.button style="primary lg" autofill=false/>
  </#if>
</@layout.registrationLayout>
