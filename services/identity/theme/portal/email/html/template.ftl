<#macro emailLayout>
<html lang="${locale.language}">
<body style="margin:0;padding:24px 12px;background:#f3f6fa;color:#131c2d;font:16px/1.6 'Noto Sans','Noto Sans Devanagari',system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:18px;background:#ffffff">
<#local own = (locale.language == "ne")?then(properties.clinicNameNe!"", "")>
<#local clinic = own?has_content?then(own, properties.clinicName!"")>
<#local color = (properties.clinicColor!"")?matches("#[0-9A-Fa-f]{6}")?then(properties.clinicColor, "#004196")>
<p style="margin:0 0 16px;color:${color};font-size:18px;font-weight:600">${clinic?has_content?then(clinic, msg("portalName"))}</p>
<#nested>
</div>
</body>
</html>
</#macro>
