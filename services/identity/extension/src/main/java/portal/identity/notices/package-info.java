/** What the owner of an account is told of by e-mail. */
package portal.identity.notices;
