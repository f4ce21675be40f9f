/** By address, apart from the routes: the first view of the portal does not carry the file names of these pages. */
export const pages = {
  appointments: () => import('./appointments.route.tsx'),
  'appointments/:id': () => import('./visit-details.route.tsx'),
  'appointments/choose-specialty': () => import('./booking/choose-specialty.route.tsx'),
  'appointments/select-doctor': () => import('./booking/select-doctor.route.tsx'),
  'appointments/time-slot': () => import('./booking/time-slot.route.tsx'),
  'appointments/add-details': () => import('./booking/add-details.route.tsx'),
  'appointments/payment': () => import('./booking/payment.route.tsx'),
  'appointments/payment-confirmed': () => import('./booking/payment-confirmed.route.tsx'),
};
