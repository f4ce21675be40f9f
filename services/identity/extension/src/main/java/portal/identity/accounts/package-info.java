/** What the portal's API may do to an account. */
package portal.identity.accounts;
