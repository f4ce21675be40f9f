/** What the apps ask for at sign-in: the specification's scopes. */
export const requestedScope =
  'openid profile offline_access fhirUser patient/*.cruds system/PractitionerRole.$available-slots system/PractitionerRole.r';
