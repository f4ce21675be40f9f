import { firstCanonicalBase, setCanonicalBase } from '@portal/clinical-domain/fhir/canonical-base';

/** Records of a test are made before its page has read `/config.json`. */
setCanonicalBase(firstCanonicalBase);
