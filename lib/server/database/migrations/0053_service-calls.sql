CREATE TABLE "service_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"service_request_id" text,
	"endpoint" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"area" text NOT NULL,
	"started_by" text NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"code" text,
	"ms" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "service_calls_at" ON "service_calls" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "service_calls_request" ON "service_calls" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "service_calls_service_request" ON "service_calls" USING btree ("service_request_id") WHERE service_request_id is not null;--> statement-breakpoint
CREATE INDEX "service_calls_not_ok" ON "service_calls" USING btree ("at","id") WHERE outcome <> 'ok';