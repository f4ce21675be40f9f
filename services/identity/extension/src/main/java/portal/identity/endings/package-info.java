/** Which sessions end with what happens to an account. */
package portal.identity.endings;
