<#import "template.ftl" as layout>
<@layout.emailLayout>
<p>${msg(change + "Text")}</p>
<p>${msg("changeWasYou")}</p>
<p><b>${msg("changeWasNotYou")}</b></p>
</@layout.emailLayout>
