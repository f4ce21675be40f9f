/** Who sits at the browser: a sign-in counts for the request that asked for it, and for no later one. */
package portal.identity.presence;
