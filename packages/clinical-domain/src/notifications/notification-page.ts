const pages: Readonly<Record<string, (id: string) => string>> = {
  Appointment: (id) => `/appointments/${id}`,
  Communication: () => '/messages',
  DiagnosticReport: (id) => `/test-results/${id}`,
  Invoice: (id) => `/bills/${id}`,
  MedicationRequest: () => '/medications',
};

const form = /^(?<type>[A-Za-z]+)\/(?<id>[A-Za-z0-9\-.]{1,64})$/;

/** The portal's page about a resource, by its reference: what the bell, an e-mail and a push message lead to. */
export function findNotificationPage(reference: string | undefined): string | undefined {
  const { type = '', id = '' } = form.exec(reference ?? '')?.groups ?? {};
  return Object.hasOwn(pages, type) ? pages[type]?.(id) : undefined;
}
