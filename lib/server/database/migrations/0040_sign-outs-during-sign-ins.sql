ALTER TABLE "sso_logout_tokens" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "sso_logout_tokens" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "sso_logout_tokens" ADD COLUMN "provider_session" text;--> statement-breakpoint
ALTER TABLE "sso_logout_tokens" ADD COLUMN "issued_at" timestamp (3) with time zone;