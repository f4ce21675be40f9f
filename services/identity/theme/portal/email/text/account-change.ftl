<#ftl output_format="plainText">
${msg(change + "Text")}

${msg("changeWasYou")}

${msg("changeWasNotYou")}
