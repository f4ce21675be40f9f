/** Accounts by mobile number: a code by SMS proves the number; a number alone is nobody's identity. */
package portal.identity.phones;
