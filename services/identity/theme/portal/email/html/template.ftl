<#macro emailLayout>
<html lang="${locale.language}">
<body style="margin:0;padding:24px 12px;background:#f3f6fa;color:#131c2d;font:16px/1.6 'Noto Sans','Noto Sans Devanagari',system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:18px;background:#ffffff">
<p style="margin:0 0 16px;color:#004196;font-size:18px;font-weight:600">${msg("portalName")}</p>
<#nested>
</div>
</body>
</html>
</#macro>
