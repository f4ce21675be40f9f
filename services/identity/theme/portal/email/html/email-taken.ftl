<#import "template.ftl" as layout>
<@layout.emailLayout>
${kcSanitize(msg("emailTakenBodyHtml"))?no_esc}
</@layout.emailLayout>
