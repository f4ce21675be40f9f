<#import "template.ftl" as layout>
<#import "brand.ftl" as brand>
<#import "icons.ftl" as icons>
<#-- The consent text of a scope in the realm file names the line it belongs to; several scopes share a line -->
<#assign lines = { r"${consentWho}": ["user", "blue"], r"${consentRecord}": ["folder", "rose"], r"${consentDoctors}": ["calendar", "green"], r"${consentStay}": ["phone", "violet"] }>
<#assign requested = []>
<#list oauth.clientScopesRequested as scope><#if !requested?seq_contains(scope.consentScreenText)><#assign requested += [scope.consentScreenText]></#if></#list>
<#assign asker = ((client.name!"") == (realm.displayName!""))?then(brand.name(), advancedMsg(client.name!client.clientId))>
<@layout.registrationLayout lead=msg("consentLead", asker); section>
  <#if section = "header">${msg("oauthGrantTitle")}
  <#elseif section = "form">
  <section>
    <h2>${msg("oauthGrantRequest")}</h2>
    <ul class="scopes">
      <#list lines as text, look><#if requested?seq_contains(text)>
      <li><span class="tile sm t-${look[1]}" aria-hidden="true"><@icons.icon look[0]/></span><div><p class="strong">${advancedMsg(text)}</p><p class="sm muted">${msg(text?remove_beginning("$" + "{")?remove_ending("}") + "Detail")}</p></div></li>
      </#if></#list>
      <#list requested as text><#if !lines[text]??>
      <li><span class="tile sm t-blue" aria-hidden="true"><@icons.icon "check"/></span><div><p class="strong">${advancedMsg(text)}</p></div></li>
      </#if></#list>
    </ul>
  </section>
  <form action="${url.oauthAction}" method="post">
    <input type="hidden" name="code" value="${oauth.code}">
    <div class="actions"><button class="btn secondary" name="cancel" value="no" id="kc-cancel">${msg("doNo")}</button><button class="btn primary" name="accept" value="yes" id="kc-login">${msg("doYes")}</button></div>
  </form>
  <div class="info sm"><p>${msg("consentEnd")}</p><p>${msg("notYou")} <a href="${url.loginRestartFlowUrl}">${msg("otherAccount")}</a></p></div>
  </#if>
</@layout.registrationLayout>
