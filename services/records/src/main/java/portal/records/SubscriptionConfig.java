package portal.records;

import ca.uhn.fhir.broker.api.BrokerListenerClosedException;
import ca.uhn.fhir.jpa.model.config.SubscriptionSettings;
import ca.uhn.fhir.jpa.subscription.channel.config.SubscriptionChannelConfig;
import ca.uhn.fhir.jpa.subscription.channel.impl.RetryPolicyProvider;
import ca.uhn.fhir.jpa.subscription.match.config.SubscriptionProcessorConfig;
import ca.uhn.fhir.jpa.subscription.match.deliver.email.IEmailSender;
import ca.uhn.fhir.jpa.subscription.submit.config.SubscriptionSubmitterConfig;
import java.util.Map;
import org.hl7.fhir.dstu2.model.Subscription.SubscriptionChannelType;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.messaging.MessagingException;
import org.springframework.retry.RetryPolicy;
import org.springframework.retry.policy.ExceptionClassifierRetryPolicy;
import org.springframework.retry.policy.NeverRetryPolicy;

/** Rest-hook subscriptions: how the portal learns of changes. */
@Configuration
@Import({SubscriptionSubmitterConfig.class, SubscriptionProcessorConfig.class})
class SubscriptionConfig extends SubscriptionChannelConfig {

  /**
   * A delivery that failed is not tried again: HAPI would try it for a minute while all later ones wait, for hours after a
   * hook was away, and the portal asks for what it was not told. Whatever else fails is tried as HAPI does.
   */
  @Bean
  @Override
  public RetryPolicyProvider retryPolicyProvider() {
    return new RetryPolicyProvider() {
      @Override
      protected RetryPolicy retryPolicy() {
        ExceptionClassifierRetryPolicy policy = new ExceptionClassifierRetryPolicy();
        policy.setPolicyMap(
            Map.of(
                MessagingException.class, new NeverRetryPolicy(),
                BrokerListenerClosedException.class, new NeverRetryPolicy(),
                Throwable.class, super.retryPolicy()));
        return policy;
      }
    };
  }

  @Bean
  SubscriptionSettings subscriptionSettings(Settings settings) {
    SubscriptionSettings subscriptions = new SubscriptionSettings();
    subscriptions.addSupportedSubscriptionType(SubscriptionChannelType.RESTHOOK);
    subscriptions.setSubscriptionIntervalInMs(settings.subscriptionIntervalMillis());
    return subscriptions;
  }

  /** HAPI requires the bean; without the e-mail channel it is never called. */
  @Bean
  IEmailSender emailSender() {
    return details -> {
      throw new UnsupportedOperationException("E-mail subscriptions are not offered");
    };
  }
}
