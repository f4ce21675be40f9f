/** Which names a person may have. */
package portal.identity.names;
