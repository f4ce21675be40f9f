/** Cookie endpoints refuse a request without this header, so that no form of another site can call them. */
export const portalRequestHeader = 'x-portal-request';
