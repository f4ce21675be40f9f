/** Keycloak's own database. */
package portal.identity.database;
