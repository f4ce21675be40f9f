<#-- What a clinic's settings say in this language, else in English, else nothing -->
<#function said name>
  <#local own = (lang == "ne")?then(properties[name + "Ne"]!"", "")>
  <#return own?has_content?then(own, properties[name]!"")>
</#function>

<#function name><#local own = said("clinicName")><#return own?has_content?then(own, msg("portalName"))></#function>

<#-- The same tones as the portal's: the API has refused a colour that cannot be read -->
<#macro colors>
<#if (properties.clinicColor!"")?matches("#[0-9A-Fa-f]{6}")>
  <style>:root{--clinic-color:${properties.clinicColor}}</style>
  <link rel="stylesheet" href="${url.resourcesPath}/css/brand.css">
<#else>
  <meta name="theme-color" content="#004196" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="#0a2a5c" media="(prefers-color-scheme: dark)">
</#if>
</#macro>

<#macro mark>
<span class="brand"><#if (properties.clinicLogo!"")?has_content><img class="logo" src="${url.resourcesPath}/brand/${properties.clinicLogo?keep_after_last("/")}" height="32" alt=""><#else><img src="${url.resourcesPath}/img/logo.svg" width="32" height="32" alt=""></#if><span>${name()}<#if said("clinicPlace")?has_content><small>${said("clinicPlace")}</small></#if></span></span>
</#macro>
