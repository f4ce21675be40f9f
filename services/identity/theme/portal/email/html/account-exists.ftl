<#import "template.ftl" as layout>
<@layout.emailLayout>
${kcSanitize(msg("accountExistsBodyHtml"))?no_esc}
</@layout.emailLayout>
