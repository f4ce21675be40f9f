<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#import "icons.ftl" as icons>
<#import "phone.ftl" as phone>
<#assign isLocked = codeState == "locked">
<#assign isUnsent = codeState == "unsent">
<#assign isExpired = codeState == "expired">
<#assign isWrong = codeState == "wrong">
<#assign asksCode = !isLocked && !isUnsent>
<#assign heading = isLocked?then(msg("codeLockedTitle"), isUnsent?then(msg("codeUnsentTitle"), msg("codeTitle")))>
<#assign shown = '<span class="num nowrap strong">' + shownNumber + '</span>'>
<#-- The same for a number that somebody has and one that nobody has; who registers is always sent one -->
<#assign says = isLocked?then("codeLockedLead", isUnsent?then("codeUnsentLead", registers?then("codeLead", "codeLeadIfKnown")))>
<@layout.registrationLayout displayMessage=false leadHtml=msg(says, shown) safe=true neverAsked=msg("neverTellCode"); section>
  <#if section = "header">${heading}
  <#elseif section = "form">
  <#if isLocked>
  <div class="lockbox" role="alert"><@icons.icon "timer" 28/><p><b class="num">${waitUntil}</b><span>${msg("codeLockedUntil", waitMinutes)}</span></p></div>
  <@phone.otherWays label=msg("orAnotherWay")/>
  <#elseif isUnsent>
  <div class="notice warning" role="alert"><@icons.icon "alert"/><p>${msg("codeUnsentText")}</p></div>
  <a class="btn primary lg block" href="${registers?then(url.registrationUrl, phone.link("email"))}"><@icons.icon "mail"/>${msg("useEmail")}</a>
  <form action="${url.loginAction}" method="post"><input type="hidden" name="phoneStep" value="again"><button class="btn ghost block">${msg("tryAgain")}</button></form>
  <#else>
  <form id="code-form" action="${url.loginAction}" method="post">
    <input type="hidden" name="phoneStep" value="${isExpired?then("again", "code")}">
    <div class="field">
      <label for="code">${msg("codeLabel")}</label>
      <div class="otp<#if isWrong> bad</#if><#if isExpired> off</#if>"><span class="cells" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i><i></i></span><input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6" pattern="[0-9०-९]{6}"<#if isExpired> disabled<#else> required autofocus</#if><#if isWrong || isExpired> aria-invalid="true" aria-describedby="error-code"<#else> aria-describedby="hint-code"</#if> dir="ltr"></div>
      <#if isWrong><@fields.problem "code" msg("codeWrong", triesLeft)/>
      <#elseif isExpired><@fields.problem "code" msg("codeExpired")/>
      <#else><p class="hint" id="hint-code">${msg("codeHint")}</p></#if>
    </div>
    <button class="btn primary lg block"><#if isExpired><@icons.icon "message"/>${msg("textMeANewCode")}<#else>${msg("doContinue")}</#if></button>
  </form>
  <div class="after-code">
    <#if waitSeconds?has_content>
    <p class="timer"<#if !isExpired> data-new-code="${waitSeconds}"</#if>><@icons.icon "clock" 16/><span>${msg("newCodeAt", waitUntil)}</span></p>
    </#if>
    <#if !isExpired>
    <form action="${url.loginAction}" method="post" data-again>
      <input type="hidden" name="phoneStep" value="again">
      <p>${msg("codeNotThere")} <button class="as-link">${msg("textMeANewCode")}</button></p>
    </form>
    </#if>
    <p class="info"><a href="${phone.link(registers?then("register", "phone"))}">${msg("changeNumber")}</a></p>
  </div>
  <#if isHourUsed && !registers><@phone.otherWays label=msg("codeHourUsed")/></#if>
  </#if>
  </#if>
</@layout.registrationLayout>
