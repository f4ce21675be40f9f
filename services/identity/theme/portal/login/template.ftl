<#import "brand.ftl" as brand>
<#import "icons.ftl" as icons>
<#macro registrationLayout bodyClass="" displayInfo=false displayMessage=true displayRequiredFields=false lead="" picture="" tone="blue" safe=false waits=false>
<#local heading><#nested "header"></#local>
<#local info><#if displayInfo><#nested "info"></#if></#local>
<#local social><#nested "socialProviders"></#local>
<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="robots" content="noindex">
  <title>${heading} · ${brand.name()}</title>
  <link rel="icon" type="image/svg+xml" href="${url.resourcesPath}/img/favicon.svg">
  <#list properties.styles?split(" ") as style>
  <link rel="stylesheet" href="${url.resourcesPath}/${style}">
  </#list>
  <@brand.colors/>
  <#-- The webauthn modules of the base theme import rfc4648 by name -->
  <script type="importmap">{"imports":{"rfc4648":"${url.resourcesCommonPath}/vendor/rfc4648/rfc4648.js"}}</script>
  <script type="module" src="${url.resourcesPath}/js/page.js"></script>
  <#if scripts??><#list scripts as script>
  <script src="${script}"></script>
  </#list></#if>
</head>
<body data-page-id="login-${pageId}"<#if authenticationSession??> data-auth-session="${authenticationSession.authSessionIdHash}"</#if>>
<a class="skip-link" href="#main">${msg("skipToContent")}</a>
<div class="page">
  <header class="band">
    <img class="ridge" src="${url.resourcesPath}/img/ridge.svg" alt="">
    <div class="band-in">
      <div class="band-top">
        <@brand.mark/>
        <#if realm.internationalizationEnabled && locale.supported?size gt 1>
        <details class="lang">
          <summary><@icons.icon "globe" 18/><span class="sr-only">${msg("language")} </span>${msg("languageShort")}<@icons.icon "chevron" 16/></summary>
          <ul>
            <#list locale.supported as l>
            <li><a href="${l.url}" lang="${l.languageTag}" hreflang="${l.languageTag}"<#if l.languageTag == locale.currentLanguageTag> aria-current="true"</#if>>${l.label}</a></li>
            </#list>
          </ul>
        </details>
        </#if>
      </div>
      <div class="promise"><p>${msg("promiseTitle")}</p><p>${msg("promiseText")}</p></div>
    </div>
  </header>
  <main id="main" class="sheet">
    <div class="content ${bodyClass}">
      <div class="title">
        <#if picture?has_content><span class="tile t-${tone}" aria-hidden="true"><@icons.icon picture 24/></span></#if>
        <h1>${heading}</h1>
        <#if lead?has_content><p class="muted">${lead}</p></#if>
      </div>
      <#if auth?has_content && auth.showUsername() && !auth.showResetCredentials()>
      <@who auth.attemptedUsername/>
      </#if>
      <#if displayMessage && message?has_content && (message.type != "warning" || !isAppInitiatedAction??)>
      <div class="notice ${(message.type == "error")?then("danger", message.type)}" role="${(message.type == "error")?then("alert", "status")}"><@icons.icon (message.type == "success")?then("check", "alert")/><p>${kcSanitize(message.summary)?no_esc}</p></div>
      </#if>
      <#nested "form">
      <#if auth?has_content && auth.showTryAnotherWayLink()>
      <form action="${url.loginAction}" method="post"><button class="btn ghost block" name="tryAnotherWay" value="on">${msg("doTryAnotherWay")}</button></form>
      </#if>
      ${social}
      <#if displayInfo><div class="info">${info}</div></#if>
    </div>
    <#if waits><@elsewhere/></#if>
    <#if safe><p class="safe"><@icons.icon "lock" 16/>${msg("neverByPhone")}</p></#if>
  </main>
</div>
</body>
</html>
</#macro>

<#-- Shown in place of a page that waits for an e-mail's link, once the link was followed in another window: this one cannot go on -->
<#macro elsewhere>
<template id="signed-in-elsewhere">
  <div class="title" role="status">
    <span class="tile t-green" aria-hidden="true"><@icons.icon "check" 24/></span>
    <h1>${msg("signedInElsewhereTitle")}</h1>
    <p class="muted">${msg("signedInElsewhereText")}</p>
  </div>
  <#if (client.baseUrl)?has_content><a class="btn primary lg block" href="${client.baseUrl}" data-back>${msg("backToApplication")}</a></#if>
</template>
</#macro>

<#-- The person signing in, and the way out for someone else -->
<#macro who email>
<div class="who">
  <span class="avatar" aria-hidden="true"><@icons.icon "user" 18/></span>
  <p class="grow strong">${email}</p>
  <a class="link" href="${url.loginRestartFlowUrl}">${msg("notYou")}</a>
</div>
</#macro>
