package portal.records;

import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.jpa.validation.JpaValidationSupportChain;
import ca.uhn.fhir.parser.LenientErrorHandler;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.hl7.fhir.common.hapi.validation.support.PrePopulatedValidationSupport;
import org.hl7.fhir.instance.model.api.IBaseResource;
import org.hl7.fhir.utilities.npm.NpmPackage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.SmartInitializingSingleton;

/**
 * Guides such as the International Patient Summary, for $validate. HAPI's NpmPackageValidationSupport reads from the
 * class path only and keeps every file; of a guide, validation needs the definitions alone.
 */
class ValidationPackages implements SmartInitializingSingleton {
  private static final Logger log = LoggerFactory.getLogger(ValidationPackages.class);
  private static final List<String> DEFINITIONS = List.of("StructureDefinition-", "CodeSystem-", "ValueSet-");
  /** An address with the version that the guide was published with; HAPI knows its own definitions by address alone. */
  private static final Pattern PINNED = Pattern.compile("\"(https?://[^\"|\\s]+)\\|[0-9][^\"|\\s]*\"");

  private final FhirContext fhir;
  private final Settings settings;
  private final JpaValidationSupportChain chain;

  ValidationPackages(FhirContext fhir, Settings settings, JpaValidationSupportChain chain) {
    this.fhir = fhir;
    this.settings = settings;
    this.chain = chain;
  }

  @Override
  public void afterSingletonsInstantiated() {
    if (settings.validationPackages().isEmpty()) {
      return;
    }
    PrePopulatedValidationSupport definitions = new PrePopulatedValidationSupport(fhir);
    settings.validationPackages().forEach(file -> load(file, definitions));
    chain.addValidationSupport(definitions);
  }

  private void load(Path file, PrePopulatedValidationSupport definitions) {
    try (InputStream content = Files.newInputStream(file)) {
      Map<String, byte[]> files = NpmPackage.fromPackage(content).getFolders().get("package").getContent();
      files.entrySet().parallelStream()
          .filter(entry -> DEFINITIONS.stream().anyMatch(entry.getKey()::startsWith))
          .map(entry -> parse(entry.getValue()))
          .toList()
          .forEach(definitions::addResource);
      log.info("{} is known to the validator", file.getFileName());
    } catch (IOException unreadable) {
      throw new IllegalStateException("RECORDS_VALIDATION_PACKAGES: cannot read " + file, unreadable);
    }
  }

  private IBaseResource parse(byte[] json) {
    String unpinned = PINNED.matcher(new String(json, StandardCharsets.UTF_8)).replaceAll("\"$1\"");
    return fhir.newJsonParser().setParserErrorHandler(new LenientErrorHandler(false)).parseResource(unpinned);
  }
}
