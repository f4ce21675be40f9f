<#ftl output_format="plainText">
${msg("emailTakenBody")}
