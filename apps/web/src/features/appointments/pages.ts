/** Apart from the routes, so that the first view of the portal does not carry the file names of these pages. */
export const pages = {
  appointments: () => import('./appointments.route.tsx'),
  visitDetails: () => import('./visit-details.route.tsx'),
  chooseSpecialty: () => import('./booking/choose-specialty.route.tsx'),
  selectDoctor: () => import('./booking/select-doctor.route.tsx'),
  timeSlot: () => import('./booking/time-slot.route.tsx'),
  addDetails: () => import('./booking/add-details.route.tsx'),
  payment: () => import('./booking/payment.route.tsx'),
  paymentConfirmed: () => import('./booking/payment-confirmed.route.tsx'),
};
