package portal.identity.accounts;

import org.keycloak.Config;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.services.resource.RealmResourceProvider;
import org.keycloak.services.resource.RealmResourceProviderFactory;

public final class AccountsResourceFactory implements RealmResourceProviderFactory {
  @Override
  public String getId() {
    return "portal-accounts";
  }

  @Override
  public RealmResourceProvider create(KeycloakSession session) {
    AccountsResource resource = new AccountsResource(session);
    return new RealmResourceProvider() {
      @Override
      public Object getResource() {
        return resource;
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public void init(Config.Scope config) {}

  @Override
  public void postInit(KeycloakSessionFactory factory) {}

  @Override
  public void close() {}
}
