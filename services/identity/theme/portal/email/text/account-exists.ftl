<#ftl output_format="plainText">
${msg("accountExistsBody")}
