package portal.records;

import ca.uhn.fhir.jpa.model.config.SubscriptionSettings;
import ca.uhn.fhir.jpa.subscription.channel.config.SubscriptionChannelConfig;
import ca.uhn.fhir.jpa.subscription.match.config.SubscriptionProcessorConfig;
import ca.uhn.fhir.jpa.subscription.match.deliver.email.IEmailSender;
import ca.uhn.fhir.jpa.subscription.submit.config.SubscriptionSubmitterConfig;
import org.hl7.fhir.dstu2.model.Subscription.SubscriptionChannelType;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** Rest-hook subscriptions: how the portal learns of changes. */
@Configuration
@Import({SubscriptionSubmitterConfig.class, SubscriptionProcessorConfig.class, SubscriptionChannelConfig.class})
class SubscriptionConfig {

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
