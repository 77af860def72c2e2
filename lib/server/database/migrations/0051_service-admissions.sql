CREATE TABLE "service_admissions" (
	"endpoint" text NOT NULL,
	"admission" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_admissions_endpoint_admission_pk" PRIMARY KEY("endpoint","admission")
);
