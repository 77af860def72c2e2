CREATE TABLE "sso_logout_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider_session" text,
	"tokens" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "sso_issuer" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "sso_subject" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "sso_allowed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "sso_left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sso_sessions" ADD CONSTRAINT "sso_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_logout_tokens_expired" ON "sso_logout_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_sessions_due" ON "sso_sessions" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "sso_sessions_subject" ON "sso_sessions" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "sso_sessions_provider_session" ON "sso_sessions" USING btree ("issuer","provider_session");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sso" ON "staff" USING btree ("sso_issuer","sso_subject");