import type { Location } from 'fhir/r4';

/** The address in one line. */
export function formatPlace({ address }: Location): string {
  return [...(address?.line ?? []), address?.city].filter(Boolean).join(', ');
}

/** A map on any device, without a key. */
export function mapLink({ name, address, position }: Location): string {
  const { latitude, longitude } = position ?? {};
  if (latitude !== undefined && longitude !== undefined) {
    const pin = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
    return `https://www.openstreetmap.org/?${pin.toString()}`;
  }
  const text = [name, ...(address?.line ?? []), address?.city, address?.country].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: text }).toString()}`;
}
